import type { Exercise } from '../plan/types.ts'
import { w01 } from './exercises/w01.ts'
import { w02 } from './exercises/w02.ts'
import { w03 } from './exercises/w03.ts'
import { w04 } from './exercises/w04.ts'
import { w05 } from './exercises/w05.ts'
import { w06 } from './exercises/w06.ts'
import { w07 } from './exercises/w07.ts'
import { w08 } from './exercises/w08.ts'
import { w09 } from './exercises/w09.ts'
import { w10 } from './exercises/w10.ts'
import { w11 } from './exercises/w11.ts'
import { w12 } from './exercises/w12.ts'
import { w13 } from './exercises/w13.ts'

/** In reading order, one per lesson page. */
export const exercises: readonly Exercise[] = [
  w01,
  w02,
  w03,
  w04,
  w05,
  w06,
  w07,
  w08,
  w09,
  w10,
  w11,
  w12,
  w13,
]

/** The complete plan of the running case. */
export const examplePlan = Object.fromEntries(exercises.map(({ id, example }) => [id, example.answers]))
