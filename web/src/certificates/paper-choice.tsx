import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { type Paper, paperNames, paperSizes } from '@course/contract/certificates/certificate-drawing'
import { userKey } from '../app/storage/storage.ts'
import { useStored } from '../app/storage/use-stored.ts'
import { paperOfRegion } from '../ui/paper.ts'

const parsePaper = (stored: unknown): Paper | undefined => paperNames.find((name) => name === stored)

/** The paper size of the PDF, stored in this browser. */
export const usePaper = (userId: string) =>
  useStored(userKey('certificate-paper', userId), parsePaper, paperOfRegion)

export function PaperChoice({ value, change }: ReturnType<typeof usePaper>) {
  return (
    <fieldset className="mb-8 flex flex-wrap items-center gap-x-6 text-sm">
      <legend className="float-left mr-6 py-2 font-semibold">{copy.paperSize}</legend>
      {paperNames.map((name) => (
        <label key={name} className="inline-flex min-h-10 items-center gap-2">
          <input
            type="radio"
            name="paper"
            className="size-5"
            checked={name === value}
            onChange={() => change(name)}
          />
          {paperSizes[name].label}
        </label>
      ))}
    </fieldset>
  )
}
