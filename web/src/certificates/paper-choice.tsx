import { type Paper, paperNames, paperSizes } from '@course/contract/certificates/certificate-drawing'
import { useState } from 'react'
import { readStored, store } from '../entry/storage.ts'

const KEY = 'certificate-paper'

const parsePaper = (stored: unknown): Paper | undefined => paperNames.find((name) => name === stored)

/** Letter is what printers hold in these countries, A4 everywhere else. */
const usualPaper = (): Paper => (/-(US|CA|MX|PH|CL|CO)$/i.test(navigator.language) ? 'letter' : 'a4')

/** What the PDF is made for; remembered in this browser. */
export function usePaper() {
  const [chosen, setChosen] = useState(() => readStored(KEY, parsePaper) ?? usualPaper())
  return {
    chosen,
    choose: (paper: Paper) => {
      setChosen(paper)
      store(KEY, paper)
    },
  }
}

export function PaperChoice({ chosen, choose }: ReturnType<typeof usePaper>) {
  return (
    <fieldset className="mb-8 flex flex-wrap items-center gap-x-6 text-sm">
      <legend className="float-left mr-6 py-2 font-semibold">Paper size</legend>
      {paperNames.map((name) => (
        <label key={name} className="inline-flex min-h-10 items-center gap-2">
          <input
            type="radio"
            name="paper"
            className="size-4 accent-brand"
            checked={name === chosen}
            onChange={() => choose(name)}
          />
          {paperSizes[name].label}
        </label>
      ))}
    </fieldset>
  )
}
