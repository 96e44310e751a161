import { type Paper, paperNames, paperSizes } from '@course/contract/certificates/certificate-drawing'
import { useState } from 'react'
import { readStored, store, userKey } from '../app/storage.ts'

const keyFor = (userId: string) => userKey('certificate-paper', userId)

const parsePaper = (stored: unknown): Paper | undefined => paperNames.find((name) => name === stored)

/** These countries use letter paper, all others A4. */
const defaultPaper = (): Paper => (/-(US|CA|MX|PH|CL|CO)$/i.test(navigator.language) ? 'letter' : 'a4')

/** The paper size of the PDF, stored in this browser. */
export function usePaper(userId: string) {
  const [paper, setPaper] = useState(() => readStored(keyFor(userId), parsePaper) ?? defaultPaper())
  return {
    paper,
    choosePaper: (chosen: Paper) => {
      setPaper(chosen)
      store(keyFor(userId), chosen)
    },
  }
}

export function PaperChoice({ paper, choosePaper }: ReturnType<typeof usePaper>) {
  return (
    <fieldset className="mb-8 flex flex-wrap items-center gap-x-6 text-sm">
      <legend className="float-left mr-6 py-2 font-semibold">Paper size</legend>
      {paperNames.map((name) => (
        <label key={name} className="inline-flex min-h-10 items-center gap-2">
          <input
            type="radio"
            name="paper"
            className="size-4 accent-brand"
            checked={name === paper}
            onChange={() => choosePaper(name)}
          />
          {paperSizes[name].label}
        </label>
      ))}
    </fieldset>
  )
}
