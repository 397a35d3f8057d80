//! The statements, which both backends understand.

use super::tables::{Column, Table};

fn list(columns: impl Iterator<Item = String>) -> String {
    columns.collect::<Vec<_>>().join(", ")
}

/// The rows of a table, after a place or from the first on.
pub(crate) fn select(table: &Table, is_after: bool, limit: u32) -> String {
    let extra = table.key.iter().filter(|column| !table.columns.contains(column));
    let columns = list(table.columns.iter().chain(extra).map(|column| match column {
        Column::Number(name) => format!("CAST({name} AS BIGINT) AS {name}"),
        Column::Text(name) | Column::Truth(name) => (*name).to_owned(),
    }));
    let (name, key) = (table.name, list(table.key.iter().map(|column| column.name().to_owned())));
    let after = if is_after { format!("WHERE ({key}) > ({})", places(table.key.len())) } else { String::new() };
    format!("SELECT {columns} FROM {name} {after} ORDER BY {key} LIMIT {limit}")
}

/// A row of a table, unless it is there already.
pub(crate) fn insert(table: &Table) -> String {
    let (name, columns) = (table.name, list(table.columns.iter().map(|column| column.name().to_owned())));
    let values = places(table.columns.len());
    if !table.is_numbered() {
        return format!("INSERT INTO {name} ({columns}) VALUES ({values}) ON CONFLICT DO NOTHING");
    }
    let same =
        (1..).zip(table.columns).map(|(place, column)| format!("{} IS NOT DISTINCT FROM ${place}", column.name()));
    let same = same.collect::<Vec<_>>().join(" AND ");
    format!(
        "INSERT INTO {name} ({columns}) SELECT {values}
         WHERE NOT EXISTS (SELECT 1 FROM {name} WHERE {same}) ON CONFLICT DO NOTHING"
    )
}

fn places(count: usize) -> String {
    list((1..=count).map(|place| format!("${place}")))
}

/// The functions of a backend with these types.
macro_rules! archive_statements {
    ($connection:ty, $row:ty) => {
        pub(super) async fn rows_after(
            db: &mut $connection,
            table: &Table,
            after: Option<&[Cell]>,
            limit: u32,
        ) -> Result<Vec<Row>> {
            let mut query = sqlx::query(sqlx::AssertSqlSafe(sql::select(table, after.is_some(), limit)));
            for (column, cell) in table.key.iter().zip(after.unwrap_or_default()) {
                query = bind!(query, column, cell);
            }
            let rows = query.fetch_all(db).await.map_err(fault)?;
            let read = |row: &$row, columns: &[Column]| -> Result<Vec<Cell>> {
                columns.iter().map(|column| read_cell(row, *column)).collect()
            };
            rows.iter().map(|row| Ok(Row { place: read(row, table.key)?, cells: read(row, table.columns)? })).collect()
        }

        pub(super) async fn restore_rows(db: &mut $connection, table: &Table, rows: &[Vec<Cell>]) -> Result<()> {
            for cells in rows {
                let mut query = sqlx::query(sqlx::AssertSqlSafe(sql::insert(table)));
                for (column, cell) in table.columns.iter().zip(cells) {
                    query = bind!(query, column, cell);
                }
                query.execute(&mut *db).await.map_err(fault)?;
            }
            Ok(())
        }

        fn read_cell(row: &$row, column: Column) -> Result<Cell> {
            let cell = match column {
                Column::Text(name) => row.try_get::<Option<String>, _>(name).map_err(fault)?.map(Cell::Text),
                Column::Number(name) => row.try_get::<Option<i64>, _>(name).map_err(fault)?.map(Cell::Number),
                Column::Truth(name) => row.try_get::<Option<bool>, _>(name).map_err(fault)?.map(Cell::Truth),
            };
            Ok(cell.unwrap_or(Cell::Nothing))
        }
    };
}

/// Nothing has a type, too.
macro_rules! bind {
    ($query:ident, $column:ident, $cell:ident) => {
        match ($column, $cell) {
            (_, Cell::Text(text)) => $query.bind(text.clone()),
            (_, Cell::Number(number)) => $query.bind(*number),
            (_, Cell::Truth(truth)) => $query.bind(*truth),
            (Column::Text(_), Cell::Nothing) => $query.bind(None::<String>),
            (Column::Number(_), Cell::Nothing) => $query.bind(None::<i64>),
            (Column::Truth(_), Cell::Nothing) => $query.bind(None::<bool>),
        }
    };
}
