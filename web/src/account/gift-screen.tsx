import { siteContent } from '@course/content/site/content'
import { formatLongDate } from '@course/content/site/format'
import { accountCopy } from '@course/content/site/pages/account'
import { giftCopy as copy } from '@course/content/site/pages/gifts'
import { dateInTimeZone, parseProfile } from '@course/contract/account/profile'
import { type Gift, parseGift, type GiftFields as Typed } from '@course/contract/sales/gifts'
import type { User } from '@supabase/auth-js'
import { Link } from 'react-router'
import { useDownload } from '../app/saving/use-download.ts'
import { useMutation } from '../app/saving/use-mutation.ts'
import { GiftFields } from '../checkout/gift-fields.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Form } from '../ui/form.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Deferred } from '../ui/states.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { changeGift, fetchGiftCard } from './purchase-requests.ts'

type GiftScreenProps = { user: User; purchaseId: string; purchases: AccountLoaderData['purchases'] }

/** A gift for its buyer: where it is, its printable card, and the form that corrects it until it is accepted. */
export function GiftScreen({ purchaseId, purchases: promise, user }: GiftScreenProps) {
  const { timeZone } = parseProfile(user.user_metadata)
  return (
    <>
      <Link to="/account#purchases" className="text-link inline-flex min-h-10 items-center rounded-sm">
        {accountCopy.receipt.back}
      </Link>
      <PageTitle>{copy.title}</PageTitle>
      <div className="mt-8">
        <Deferred
          promise={promise}
          waiting={<Waiting className="loading-placeholder">{accountCopy.receipt.loading}</Waiting>}
          failed={accountCopy.purchases.failed}
        >
          {(purchases) => {
            const gift = purchases.find(({ id }) => id === purchaseId)?.gift
            return gift ? (
              <GiftDetails purchaseId={purchaseId} gift={gift} timeZone={timeZone} />
            ) : (
              <p>{copy.none}</p>
            )
          }}
        </Deferred>
      </div>
    </>
  )
}

type GiftProps = { purchaseId: string; gift: Gift; timeZone: string | undefined }

const GiftDetails = ({ purchaseId, gift, timeZone }: GiftProps) => (
  <div className="grid max-w-reading gap-8">
    <Alert tone={gift.state === 'claimed' ? 'success' : 'info'}>{stateText(gift, timeZone)}</Alert>
    {gift.state !== 'claimed' && gift.state !== 'ended' && (
      <>
        <GiftCard purchaseId={purchaseId} />
        {/* Another version of the gift has other default values. */}
        <ChangeForm key={JSON.stringify(gift)} purchaseId={purchaseId} gift={gift} />
      </>
    )}
  </div>
)

function stateText(
  { state, recipient, sendOn, sentAt, claimedAt }: Gift,
  timeZone: string | undefined,
): string {
  const day = (at: string | null) => formatLongDate(dateInTimeZone(new Date(at ?? 0), timeZone))
  switch (state) {
    case 'unsent':
      return copy.states.unsent
    case 'scheduled':
      return sendOn === null
        ? copy.states.soon(recipient ?? '')
        : copy.states.scheduled(recipient ?? '', formatLongDate(sendOn))
    case 'sent':
      return copy.states.sent(recipient ?? '', day(sentAt))
    case 'claimed':
      return copy.states.claimed(day(claimedAt))
    case 'ended':
      return copy.states.ended
  }
}

function GiftCard({ purchaseId }: { purchaseId: string }) {
  const { download, downloading } = useDownload({ errors: 'toast' })
  const downloadCard = () => download('gift-card.pdf', () => fetchGiftCard(purchaseId))
  return (
    <Card>
      <h2 className="text-xl">{copy.card.title}</h2>
      <p className="mt-2 mb-5 text-muted">{copy.card.text}</p>
      <Button variant="secondary" busy={downloading !== undefined} onClick={downloadCard}>
        {copy.card.download}
      </Button>
    </Card>
  )
}

/** Today where the site is, as the server checks it. */
const today = () => dateInTimeZone(new Date(), siteContent().site.timeZone)

/** The message about one field of what was typed. */
const ruleOf = (name: keyof Typed) => (_: string, values: Typed) =>
  parseGift(values, today()).problems?.[name]

function ChangeForm({ purchaseId, gift }: Pick<GiftProps, 'purchaseId' | 'gift'>) {
  const change = useMutation((typed: Typed) => changeGift(purchaseId, typed), {
    success: copy.change.saved,
    revalidates: true,
  })
  return (
    <Card>
      <h2 className="text-xl">{copy.change.title}</h2>
      <p className="mt-2 mb-6 text-muted">{copy.change.text}</p>
      <Form
        mutation={change}
        rules={{
          recipient: ruleOf('recipient'),
          sender: ruleOf('sender'),
          message: ruleOf('message'),
          sendOn: ruleOf('sendOn'),
        }}
        submitLabel={copy.change.submit}
      >
        <GiftFields
          gift={{ ...gift, sendOn: gift.state === 'scheduled' ? gift.sendOn : null }}
          sendOnHint={copy.change.sendOnHint}
        />
      </Form>
    </Card>
  )
}
