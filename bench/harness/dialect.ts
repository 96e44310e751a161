export type Engine = 'sqlite' | 'postgres'

/** SQL that differs between the two engines in seed statements. */
export interface Dialect {
  /** A table with one column `n` with the numbers from 1 to `count`. */
  numbers(count: number): string
  /** An integer as eight hexadecimal digits. */
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
