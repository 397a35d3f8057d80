// Passkeys: the browser makes one, or signs with one, and a form of the page brings what it says to the server.

import { $, $$ } from "./dom.js";

/** @param {string | undefined} text */
function bytes(text) {
  const plain = atob((text ?? "").replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");

/** @param {HTMLFormElement} form
 * @param {Record<string, ArrayBuffer>} values
 */
function send(form, values) {
  for (const [name, value] of Object.entries(values)) /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value = text(value);
  form.submit();
}

/** @param {HTMLFormElement} form */
async function make(form) {
  const { makesPasskey, host, user, name } = form.dataset;
  const known = $$("[data-passkey]").map((line) => ({ type: /** @type {const} */ ("public-key"), id: bytes(line.dataset.passkey) }));
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytes(makesPasskey),
      rp: { id: host, name: document.title },
      user: { id: bytes(user), name: name ?? "", displayName: name ?? "" },
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      excludeCredentials: known,
      attestation: "none",
    },
  });
  const { response } = /** @type {PublicKeyCredential} */ (made);
  const { clientDataJSON, attestationObject } = /** @type {AuthenticatorAttestationResponse} */ (response);
  send(form, { client: clientDataJSON, attestation: attestationObject });
}

/** @param {HTMLFormElement} form */
async function use(form) {
  const { usesPasskey, host } = form.dataset;
  const found = await navigator.credentials.get({ publicKey: { challenge: bytes(usesPasskey), rpId: host, userVerification: "preferred" } });
  const { rawId, response } = /** @type {PublicKeyCredential} */ (found);
  const { clientDataJSON, authenticatorData, signature } = /** @type {AuthenticatorAssertionResponse} */ (response);
  send(form, { id: rawId, client: clientDataJSON, data: authenticatorData, signature });
}

/** The form is there where the browser can do it.
 * @param {string} selector
 * @param {(form: HTMLFormElement) => Promise<void>} work
 */
function offer(selector, work) {
  const form = /** @type {HTMLFormElement | null} */ ($(selector));
  if (!form || !("PublicKeyCredential" in window)) return;
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    work(form).catch(() => {
      const failed = /** @type {HTMLElement | null} */ (form.querySelector("[data-failed]"));
      if (failed) failed.textContent = failed.dataset.failed ?? "";
    });
  });
}

offer("[data-makes-passkey]", make);
offer("[data-uses-passkey]", use);
