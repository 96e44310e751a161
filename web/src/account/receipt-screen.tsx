import { siteContent } from '@course/content/site/content'
import { formatLongDate } from '@course/content/site/format'
import { accountCopy } from '@course/content/site/pages/account'
import { dateInTimeZone, parseProfile } from '@course/contract/account/profile'
import { formatAmount } from '@course/contract/sales/payments'
import type { Purchase } from '@course/contract/sales/purchases'
import type { User } from '@supabase/auth-js'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { userKey } from '../app/storage/storage.ts'
import { useStored } from '../app/storage/use-stored.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Deferred } from '../ui/states.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { parsePayer } from './receipt-payer.ts'

const { receipt: copy, purchases: purchasesCopy } = accountCopy

type ReceiptScreenProps = { user: User; purchaseId: string; purchases: AccountLoaderData['purchases'] }

export function ReceiptScreen({ purchaseId, purchases: promise, user }: ReceiptScreenProps) {
  return (
    <>
      <div className="mb-8 print:hidden">
        <Link to="/account#purchases" className="text-link inline-flex min-h-10 items-center rounded-sm">
          {copy.back}
        </Link>
        <PageTitle intro={copy.intro}>{copy.title}</PageTitle>
      </div>
      <Deferred
        promise={promise}
        waiting={<Waiting className="loading-placeholder">{copy.loading}</Waiting>}
        failed={purchasesCopy.failed}
      >
        {(purchases) => {
          const purchase = purchases.find(({ id }) => id === purchaseId)
          return purchase ? (
            <Receipt key={purchase.id} purchase={purchase} user={user} />
          ) : (
            <p>{purchasesCopy.none}</p>
          )
        }}
      </Deferred>
    </>
  )
}

function Receipt({ purchase, user }: { purchase: Purchase; user: { user: User }['user'] }) {
  const { name = '', timeZone } = parseProfile(user.user_metadata)
  // Billing details typed here stay in the browser.
  const { value: payer, change } = useStored(userKey('receipt-payer', user.id), parsePayer, () => ({
    name,
    address: '',
    taxNumber: '',
  }))
  const dateText = (at: string) => formatLongDate(dateInTimeZone(new Date(at), timeZone))
  const money = (amount: number) =>
    `${formatAmount(amount, purchase.currency)} ${purchase.currency.toUpperCase()}`
  const hasPayer = [payer.name, payer.address].some((line) => line.trim() !== '')
  const refunds = purchase.refunds.filter(({ state }) => state !== 'failed' && state !== 'canceled')
  const total = purchase.amount - refunds.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_2fr] print:block">
      <div className="grid gap-5 print:hidden">
        <Field
          label={copy.name}
          autoComplete="organization"
          maxLength={200}
          value={payer.name}
          onChange={(event) => change({ ...payer, name: event.target.value })}
        />
        <TextArea
          label={copy.address}
          autoComplete="street-address"
          maxLength={500}
          value={payer.address}
          onChange={(event) => change({ ...payer, address: event.target.value })}
        />
        <Field
          label={copy.taxId}
          maxLength={100}
          value={payer.taxNumber}
          onChange={(event) => change({ ...payer, taxNumber: event.target.value })}
        />
        <Button wide onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
      <Card className="print:border-0 print:p-0">
        <h2 className="text-3xl">{copy.title}</h2>
        <div className="mt-8 grid gap-8 sm:grid-cols-2 print:grid-cols-2">
          <Party
            title={copy.from}
            lines={siteContent().footer.contact.address}
            more={siteContent().footer.contact.email}
          />
          <Party
            title={copy.by}
            lines={[payer.name, ...payer.address.split('\n')]}
            more={payer.taxNumber ? copy.taxNumber(payer.taxNumber) : hasPayer ? '' : (user.email ?? '')}
          />
        </div>
        <dl className="mt-8 grid">
          <Line name={copy.course}>{siteContent().site.name}</Line>
          <Line name={copy.order}>{purchase.orderNumber}</Line>
          <Line name={copy.date}>{dateText(purchase.paidAt)}</Line>
          {purchase.discount > 0 && (
            <>
              <Line name={copy.price}>{money(purchase.amount + purchase.discount)}</Line>
              <Line name={purchase.code ? copy.code(purchase.code) : copy.discount}>
                {money(-purchase.discount)}
              </Line>
            </>
          )}
          {purchase.amount > 0 && <Line name={copy.card}>{money(purchase.amount)}</Line>}
          {refunds.map(({ id, at, amount }) => (
            <Line key={id} name={`${copy.refunded}, ${dateText(at)}`}>
              {money(-amount)}
            </Line>
          ))}
          <Line name={copy.total}>
            <strong>{money(total)}</strong>
          </Line>
        </dl>
      </Card>
    </div>
  )
}

type PartyProps = { title: string; lines: readonly string[]; more: string }

const Party = ({ title, lines, more }: PartyProps) => (
  <div className="wrap-anywhere">
    <h3 className="mb-1 font-sans text-sm font-semibold text-muted">{title}</h3>
    <p className="whitespace-pre-line">{[...lines, more].filter((line) => line !== '').join('\n')}</p>
  </div>
)

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 border-b border-hairline py-2.5">
    <dt className="text-muted">{name}</dt>
    <dd className="tabular">{children}</dd>
  </div>
)
