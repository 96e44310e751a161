export type Engine = 'sqlite' | 'postgres'

/** What the two engines word differently in the statements that fill tables. */
export interface Dialect {
  /** A table with one column `n` that counts from 1 up to `count`. */
  numbers(count: number): string
  /** A whole number as eight hexadecimal digits. */
  hex(number: string): string
}

export const dialects: Readonly<Record<Engine, Dialect>> = {
  sqlite: {
    numbers: (count) =>
      `(with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${count})
        select n from counted) as numbers`,
    hex: (number) => `printf('%08x', ${number})`,
  },
  postgres: {
    numbers: (count) => `generate_series(cast(1 as bigint), ${count}) as numbers(n)`,
    hex: (number) => `lpad(to_hex(${number}), 8, '0')`,
  },
}
