import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './prepare.mjs'
import { sourceFiles } from './testing/sources.ts'

/** Words that CONTRIBUTING, "How we write here", replaced. Each has a plain substitute there or in the glossary. */
const REPLACED_IN_COMMENTS =
  /\b(whoever|whomever|somebody|anybody|everybody|anew|wish(es|ed)?|fulfil(s|ment)?|colours?|cancelled|behaviour|e-mails?)\b/i
const REPLACED_IN_NAMES = /^(office|mend(s|ed)?|fulfil|anew|somebody|whoever|everybody|wish(es|ed)?)$/

/** This file lists the words. Names of migrations are stored in databases. */
const checkedFiles = () =>
  sourceFiles().filter((file) => file !== 'scripts/wording.test.ts' && !file.startsWith('server/migrations/'))

test('comments use the vocabulary of CONTRIBUTING', () => {
  const found = checkedFiles().flatMap((file) =>
    commentsOf(readFileSync(join(ROOT, file), 'utf8')).flatMap((comment) => {
      const match = REPLACED_IN_COMMENTS.exec(comment)
      return match ? [`${file}: “${match[0]}” in “${comment.trim().slice(0, 80)}”`] : []
    }),
  )
  expect(found).toEqual([])
})

test('names use the vocabulary of CONTRIBUTING', () => {
  const found = checkedFiles().flatMap((file) => {
    const names = new Set(namesOf(readFileSync(join(ROOT, file), 'utf8')))
    return [...names]
      .filter((name) => wordsOf(name).some((word) => REPLACED_IN_NAMES.test(word)))
      .map((name) => `${file}: ${name}`)
  })
  expect(found).toEqual([])
})

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(])\/\/.*$/gm
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

const commentsOf = (source: string): string[] => source.replace(STRING, "''").match(COMMENT) ?? []

const namesOf = (source: string): string[] =>
  source
    .replace(STRING, "''")
    .replace(COMMENT, '')
    .match(/[A-Za-z_$][\w$]*/g) ?? []

const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase())
