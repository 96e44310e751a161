import { type Announcement, announcementRules } from '@course/contract/admin/announcements'
import { fieldsOfMail } from '@course/contract/site-content/mail-texts'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { customersText } from '../kit/number-text.ts'
import { RecordScreen } from '../kit/record-screen.tsx'
import { Time } from '../kit/time.tsx'
import { usePolling } from '../kit/use-polling.ts'
import { MailPreviewSheet } from '../mail/mail-preview-sheet.tsx'
import { announcementStates, audienceLabels } from './announcement-texts.ts'
import { filterTexts } from './audience-fields.tsx'
import { fetchAnnouncementPreview } from './requests.ts'

/** How far an announcement is, and what it says. */
export function AnnouncementProgress({ announcement }: { announcement: Announcement }) {
  const { id, state, audience, filters, text, mails, recipients, enqueued, sendAt } = announcement
  const [isPreviewing, setPreviewing] = useState(false)
  const { label, tone } = announcementStates[state]
  const handled = enqueued - mails.waiting
  const isOpen = state === 'scheduled' || state === 'sending' || mails.waiting > 0
  // A new number of handled mails starts polling from zero.
  usePolling(state === 'sending' || mails.waiting > 0 ? handled + 1 : false)
  return (
    <RecordScreen
      title={text.subject}
      list={{ path: '/admin/announcements', label: 'Announcements' }}
      actions={[
        isOpen && {
          label: 'Cancel',
          title: 'Cancel announcement',
          confirmLabel: 'Cancel announcement',
          name: 'admin-announcement-cancel',
          body: { id },
          reason: 'optional',
          isIrreversible: true,
          effect: (
            <p>
              {state === 'scheduled'
                ? "It won't be sent."
                : `Nothing more is sent. ${customersText(handled)} already got it.`}{' '}
              This can't be undone.
            </p>
          ),
        },
      ]}
      summary={
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Badge tone={tone}>{label}</Badge>
          <span>{audienceLabels[audience]}</span>
          {state === 'scheduled' && sendAt && (
            <span>
              Goes out <Time at={sendAt} />
            </span>
          )}
          {announcement.startedAt && (
            <span>
              Started <Time at={announcement.startedAt} />
            </span>
          )}
        </p>
      }
    >
      <div className="grid max-w-reading gap-8">
        {state !== 'scheduled' && (
          <section aria-label="Progress" className="grid gap-3">
            <p aria-live="polite" className="font-semibold">
              {handled - mails.failed - mails.canceled} of {customersText(recipients)} sent
            </p>
            <ProgressBar label="Sent" value={handled} max={Math.max(recipients, enqueued)} />
            <p className="text-sm text-muted">
              {[
                `${mails.waiting} waiting`,
                `${mails.failed} failed`,
                ...(mails.canceled > 0 ? [`${mails.canceled} canceled`] : []),
              ].join(' · ')}
            </p>
          </section>
        )}
        {Object.keys(filters).length > 0 && (
          <p className="text-sm text-muted">Filters: {filterTexts(filters).join(', ')}</p>
        )}
        <dl className="grid gap-4">
          {Object.entries(fieldsOfMail(announcementRules)).map(([name, field]) => {
            const part = text[name as keyof typeof text]
            return (
              part && (
                <div key={name}>
                  <dt className="text-sm font-semibold">{field.label}</dt>
                  <dd className="whitespace-pre-wrap wrap-anywhere">{part}</dd>
                </div>
              )
            )
          })}
        </dl>
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setPreviewing(true)}
        >
          Preview
        </Button>
      </div>
      {isPreviewing && (
        <MailPreviewSheet
          fetchPreview={() => fetchAnnouncementPreview(announcement)}
          onClose={() => setPreviewing(false)}
        />
      )}
    </RecordScreen>
  )
}
