import { formatNumber } from '@course/content/site/format'
import type { QuizDetails, RegradePreview } from '@course/contract/admin/learning'
import { lessonNumberOf } from '@course/contract/lessons'
import { useState } from 'react'
import { useMutation } from '../../app/saving/use-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import { Actions } from '../kit/actions.tsx'
import { callAdmin } from '../kit/requests.ts'
import { Time } from '../kit/time.tsx'
import { usePolling } from '../kit/use-polling.ts'
import { attemptCount, regradePreviewText } from './regrade-text.ts'

/** Regrades all attempts after the answer key was corrected, with a preview first. */
export function RegradeSection({ quiz }: { quiz: QuizDetails }) {
  const { lessonId: lesson, regrade } = quiz
  const [preview, setPreview] = useState<RegradePreview>()
  const loadPreview = useMutation(() => callAdmin('admin-regrade-preview', { lesson }), {
    onSuccess: setPreview,
  })
  usePolling(regrade?.doneAt === null)

  return (
    <Card className="grid justify-items-start gap-4 sm:p-6">
      <h3 id="regrade" tabIndex={-1} className="scroll-mt-24 text-lg">
        Regrade
      </h3>
      <p className="max-w-reading text-sm text-muted">
        After you fix an answer key, you can regrade earlier attempts. Scores only go up, so no one loses a
        pass. Preview the changes first.
      </p>
      {regrade && (
        <p role="status" className="text-sm">
          {regrade.doneAt === null ? (
            'Regrading in progress…'
          ) : (
            <>
              Last regraded <Time at={regrade.doneAt} />: {attemptCount(regrade.raised)} improved,{' '}
              {formatNumber(regrade.passed)} of them now passed.
            </>
          )}
        </p>
      )}
      <div aria-live="polite">
        {preview && <p className="font-semibold">{regradePreviewText(preview)}</p>}
      </div>
      <ErrorAlert error={loadPreview.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          busy={loadPreview.isPending}
          onClick={() => void loadPreview.run()}
        >
          Preview
        </Button>
        {preview && preview.raised > 0 && (
          <Actions
            items={[
              {
                label: `Regrade ${attemptCount(preview.raised)}`,
                isPrimary: true,
                title: `Regrade quiz ${lessonNumberOf(lesson)}`,
                name: 'admin-regrade',
                body: { lesson, expected: preview.key },
                reason: 'required',
                isIrreversible: true,
                effect: (
                  <>
                    <p>{regradePreviewText(preview)}</p>
                    <p>Original scores are kept. This can't be undone.</p>
                  </>
                ),
                done: 'Regrading started',
                onDone: () => setPreview(undefined),
              },
            ]}
          />
        )}
      </div>
    </Card>
  )
}
