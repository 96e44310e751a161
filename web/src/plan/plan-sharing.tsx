import type { Exercise } from '@course/content/plan/types'
import { formatDay } from '@course/content/site/format'
import { planSharingCopy as copy } from '@course/content/site/learning/plan'
import {
  type CreatedPlanLink,
  MAX_PLAN_LINKS,
  PLAN_LINK_NAME_MAX_CHARACTERS,
  type PlanComment,
  type PlanLink,
} from '@course/contract/learning/plan-sharing'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { LinkOnce } from '../ui/link-once.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { LearnerComment } from './plan-comments.tsx'
import { createPlanLink, withdrawPlanLink } from './requests.ts'

type PlanSharingProps = {
  planId: string
  links: readonly PlanLink[]
  comments: readonly PlanComment[]
  exercises: readonly Exercise[]
}

/** Links with which others read the plan, and the comments that are resolved. Open ones are beside their fields. */
export function PlanSharing({ planId, links, comments, exercises }: PlanSharingProps) {
  const [created, setCreated] = useState<CreatedPlanLink>()
  const create = useMutation((values: { name: string }) => createPlanLink(planId, values.name), {
    revalidates: true,
    onSuccess: setCreated,
  })
  const resolved = comments.filter(({ isResolved }) => isResolved)
  return (
    <section aria-labelledby="sharing-title" className="mt-4 grid grid-cols-1 gap-6 print:hidden">
      <h2 id="sharing-title" className="text-2xl">
        {copy.title}
      </h2>
      <p className="max-w-reading">{copy.intro}</p>
      {links.length < MAX_PLAN_LINKS && (
        <Form
          mutation={create}
          rules={{ name: (value) => (value.trim() ? undefined : copy.nameMissing) }}
          submitLabel={copy.create}
          submitVariant="secondary"
          resetsOnSuccess
          className="max-w-reading"
        >
          <Field
            label={copy.name}
            hint={copy.nameHint}
            name="name"
            maxLength={PLAN_LINK_NAME_MAX_CHARACTERS}
            autoComplete="off"
          />
        </Form>
      )}
      {created && (
        <LinkOnce
          key={created.link.id}
          url={created.url}
          text={copy.created(created.link.name)}
          label={copy.link}
          copyLabel={copy.copy}
          className="max-w-reading"
        />
      )}
      {links.length > 0 && <LinkList links={links} onWithdraw={() => setCreated(undefined)} />}
      {resolved.length > 0 && (
        <details className="rounded-md border border-hairline p-4">
          <summary className="min-h-10 rounded-sm font-semibold text-brand">
            {copy.resolvedComments(resolved.length)}
          </summary>
          <ul className="mt-4 grid gap-3">
            {resolved.map((comment) => (
              <li key={comment.id}>
                <LearnerComment comment={comment} label={labelOf(exercises, comment.field)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function LinkList({ links, onWithdraw }: { links: readonly PlanLink[]; onWithdraw: () => void }) {
  const withdraw = useMutation((id: string) => withdrawPlanLink(id), {
    revalidates: true,
    success: copy.withdrawn,
    onSuccess: onWithdraw,
  })
  return (
    <div>
      <h3 className="font-semibold">{copy.links}</h3>
      <ul className="mt-2 grid gap-2">
        {links.map(({ id, name, expiresAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-2"
          >
            <span className="min-w-0 break-words">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-muted">{copy.until(formatDay(expiresAt))}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={copy.withdrawOf(name)}
              busy={withdraw.pendingInput === id}
              onClick={() => withdraw.run(id)}
            >
              {copy.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorAlert error={withdraw.error} className="mt-3" />
    </div>
  )
}

function labelOf(exercises: readonly Exercise[], path: string): string {
  const [exerciseId, name] = path.split('/')
  const exercise = exercises.find(({ id }) => id === exerciseId)
  return exercise?.fields.find((field) => field.name === name)?.label ?? exercise?.title ?? path
}
