/*
 * A machine with faults, for one server: loaded before the C library (LD_PRELOAD), it stands between a server and its
 * disk and clock. What is wrong is written in a small file that both sides have in memory, so that it can change while
 * the server runs; how often something went wrong is counted there.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

/* The words of the file, as `machine.rs` writes and reads them. */
struct control {
    _Atomic int64_t sync_delay_ms;
    _Atomic int64_t is_full;
    _Atomic int64_t clock_offset_s;
    _Atomic int64_t slow_syncs;
    _Atomic int64_t refused_writes;
    _Atomic int64_t wrong_times;
};

static struct control none;
static struct control *control = &none;

/* What the C library would have done. */
#define REAL(name) ({ static __typeof__(&name) found; found ? found : (found = dlsym(RTLD_NEXT, #name)); })

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("FAULTS_MACHINE");
    int file = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *memory = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (memory != MAP_FAILED) control = memory;
}

/* Whether a write up to this place needs room that is not there. What a file has already it keeps, as on a real disk. */
static int has_no_room(int file, off_t end) {
    struct stat is;
    if (!control->is_full || fstat(file, &is) || !S_ISREG(is.st_mode) || end <= is.st_size) return 0;
    control->refused_writes++;
    errno = ENOSPC;
    return 1;
}

static off_t end_of_write(int file, size_t length) {
    if (!control->is_full) return 0;
    if (fcntl(file, F_GETFL) & O_APPEND) return INT64_MAX;
    off_t place = lseek(file, 0, SEEK_CUR);
    return place < 0 ? 0 : place + (off_t)length;
}

ssize_t write(int file, const void *bytes, size_t length) {
    return has_no_room(file, end_of_write(file, length)) ? -1 : REAL(write)(file, bytes, length);
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t place) {
    return has_no_room(file, place + (off_t)length) ? -1 : REAL(pwrite)(file, bytes, length, place);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t place) {
    return has_no_room(file, place + (off_t)length) ? -1 : REAL(pwrite64)(file, bytes, length, place);
}

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t place) {
    off_t end = place;
    for (int part = 0; part < count; part++) end += (off_t)parts[part].iov_len;
    return has_no_room(file, end) ? -1 : REAL(pwritev)(file, parts, count, place);
}

int posix_fallocate(int file, off_t place, off_t length) {
    return has_no_room(file, place + length) ? ENOSPC : REAL(posix_fallocate)(file, place, length);
}

int fallocate(int file, int mode, off_t place, off_t length) {
    return has_no_room(file, place + length) ? -1 : REAL(fallocate)(file, mode, place, length);
}

static void wait_for_the_disk(void) {
    int64_t delay = control->sync_delay_ms;
    if (delay <= 0) return;
    control->slow_syncs++;
    struct timespec left = {delay / 1000, delay % 1000 * 1000000};
    while (nanosleep(&left, &left) && errno == EINTR) {}
}

int fsync(int file) {
    wait_for_the_disk();
    return REAL(fsync)(file);
}

int fdatasync(int file) {
    wait_for_the_disk();
    return REAL(fdatasync)(file);
}

/* How far the time of day is off. What measures how long something takes does not jump on a real machine either. */
static time_t seconds_off(void) {
    int64_t seconds = control->clock_offset_s;
    if (seconds) control->wrong_times++;
    return seconds;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int failed = REAL(clock_gettime)(clock, now);
    if (!failed && clock == CLOCK_REALTIME) now->tv_sec += seconds_off();
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    int failed = REAL(gettimeofday)(now, zone);
    if (!failed) now->tv_sec += seconds_off();
    return failed;
}
