import { accountFactorTexts } from '@course/content/site/pages/account-factors'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAnswer, useReads } from '../app/use-reads.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { AddApp } from './add-app.tsx'
import { AppRow } from './app-row.tsx'
import { makeCodes, type SecondFactors } from './factors-api.ts'
import { ReadFailed } from './read-failed.tsx'
import type { AccountReads } from './reads.ts'
import { NewCodes, RecoveryCodes } from './recovery-codes.tsx'
import { SectionFrame, type SectionProps } from './section.tsx'
import { useOpener } from './use-opener.ts'
import { useOutcomeFocus } from './use-outcome-focus.ts'

const { section: texts } = accountFactorTexts

/** Authenticator apps and recovery codes. */
export function SecondFactorSection({ user }: SectionProps) {
  const { value, error } = useAnswer(useReads<AccountReads>()?.secondFactors, user.id)
  return (
    <SectionFrame title={texts.title} intro={texts.intro}>
      {value ? (
        <Factors {...value} />
      ) : error === undefined ? (
        <Waiting>Looking for your second factor…</Waiting>
      ) : (
        <ReadFailed>{texts.failed}</ReadFailed>
      )}
    </SectionFrame>
  )
}

function Factors({ apps, codes }: SecondFactors) {
  const [isAdding, setAdding] = useState(false)
  const [shown, setShown] = useState<{ codes: readonly string[]; isFirst: boolean }>()
  const opener = useOpener(isAdding || shown ? 'add' : undefined)
  const { says, acted } = useOutcomeFocus<HTMLParagraphElement>(
    [...apps.map(({ id }) => id), codes?.total].join(' '),
  )
  const { revalidate } = useRevalidator()
  const toast = useToast()

  /** Whoever has an app and no codes gets them unasked: the day they are needed is too late to make them. */
  const added = async () => {
    const made = codes ? undefined : await makeCodes(false)
    setAdding(false)
    if (made && !made.problem) setShown({ codes: made.codes, isFirst: true })
    else toast(texts.added)
    await revalidate()
  }
  const changed = async (text: string) => {
    toast(text)
    await revalidate()
  }
  const removed = (text: string) => {
    acted()
    void changed(text)
  }

  if (shown) {
    return (
      <NewCodes codes={shown.codes} onKept={() => setShown(undefined)}>
        {shown.isFirst && <Alert tone="success">{texts.added}</Alert>}
      </NewCodes>
    )
  }
  if (isAdding) return <AddApp apps={apps} onAdded={added} onCancel={() => setAdding(false)} />
  return (
    <div className="grid gap-6">
      <p ref={says} tabIndex={-1}>
        {apps.length > 0 ? texts.on : texts.off}
      </p>
      {apps.length > 0 && (
        <ul className="grid divide-y divide-hairline border-y border-hairline">
          {apps.map((app) => (
            <AppRow
              key={app.id}
              app={app}
              apps={apps}
              onRenamed={() => changed(texts.renamed)}
              onRemoved={() => removed(texts.removed)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={opener('add')}
          variant={apps.length > 0 ? 'secondary' : 'primary'}
          wide
          onClick={() => setAdding(true)}
        >
          {apps.length > 0 ? 'Add another app' : 'Add an authenticator app'}
        </Button>
      </div>
      {apps.length > 0 && (
        <RecoveryCodes
          key={codes?.total}
          apps={apps}
          codes={codes}
          onMade={async (made) => {
            setShown({ codes: made, isFirst: false })
            await revalidate()
          }}
          onRemoved={() => removed(texts.codesRemoved)}
        />
      )}
    </div>
  )
}
