import { accountCopy } from '@course/content/site/pages/account'
import { accountPrivacyCopy } from '@course/content/site/pages/account-privacy'
import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { giftCopy } from '@course/content/site/pages/gifts'
import type { User } from '@supabase/auth-js'
import { Link, useLoaderData } from 'react-router'
import { useHashTarget } from '../app/layout/use-hash-target.ts'
import { useAsyncResult } from '../app/page-data/use-page-data.ts'
import { userLoader } from '../app/page-data/user-loader.ts'
import { UserPage } from '../app/page-data/user-page.tsx'
import { Logout } from '../auth/logout.tsx'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { GiftScreen } from './gift-screen.tsx'
import { InvoiceScreen } from './invoice-screen.tsx'
import { type AccountLoaderData, type AccountScreenName, accountLoaderData } from './loader-data.ts'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PurchasesSection } from './purchases-section.tsx'
import { ReceiptScreen } from './receipt-screen.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

export const loader = userLoader(accountLoaderData)

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <Page>
      <PageMeta title={titles[loaded.data?.screen ?? 'account']} />
      <UserPage loader={loader}>
        {(user, data) => {
          switch (data.screen) {
            case 'receipt':
              return <ReceiptScreen {...data} user={user} />
            case 'invoice':
              return <InvoiceScreen key={data.purchaseId} purchaseId={data.purchaseId} />
            case 'gift':
              return <GiftScreen {...data} user={user} />
            case 'account':
              return <AccountScreen user={user} data={data} />
          }
        }}
      </UserPage>
    </Page>
  )
}

const titles: Record<AccountScreenName, string> = {
  account: accountCopy.title,
  receipt: accountCopy.receipt.title,
  invoice: accountCopy.invoice.title,
  gift: giftCopy.title,
}

/** The sections in their order, with the ids of their frames. On phones one group is shown at a time. */
const groups = [
  {
    title: accountCopy.profile.title,
    sections: [
      ['profile', accountCopy.profile.title],
      ['email', accountCopy.email.title],
    ],
  },
  {
    title: accountCopy.signIn,
    sections: [
      ['password', accountCopy.password.title],
      ['second-factor', accountSecurityCopy.section.title],
      ['passkeys', accountSecurityCopy.passkeys.title],
      ['devices', accountCopy.devices.title],
    ],
  },
  { title: accountCopy.purchases.title, sections: [['purchases', accountCopy.purchases.title]] },
  { title: accountPrivacyCopy.title, sections: [['privacy', accountPrivacyCopy.title]] },
] as const

/** The group of the section in the URL's #hash. */
const groupOf = (section: string) =>
  groups.find(({ sections }) => sections.some(([id]) => id === section)) ?? groups[0]

const SectionLinks = ({ current }: { current: (typeof groups)[number] }) => (
  <>
    <LinkTabs
      label={accountCopy.sections}
      tabs={groups.map((group) => ({
        to: `#${group.sections[0][0]}`,
        label: group.title,
        isCurrent: group === current,
      }))}
      className="mt-4 md:hidden"
    />
    <nav aria-label={accountCopy.sections} className="mt-4 mb-8 max-md:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {groups.flatMap(({ sections }) =>
          sections.map(([id, title]) => (
            <li key={id}>
              <Link to={{ hash: id }} className="text-link inline-flex min-h-10 items-center text-sm">
                {title}
              </Link>
            </li>
          )),
        )}
      </ul>
    </nav>
  </>
)

function AccountScreen({ user: storedUser, data }: { user: User; data: AccountLoaderData }) {
  const { value: fetchedUser } = useAsyncResult(data.user)
  const user = newerUser(storedUser, fetchedUser)
  const current = groupOf(useHashTarget('start'))
  const classOf = (section: string) => (groupOf(section) === current ? undefined : 'max-md:hidden')
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <PageTitle>{accountCopy.title}</PageTitle>
        <Logout userId={user.id} />
      </div>
      <SectionLinks current={current} />
      <div className={classOf('profile')}>
        <ProfileSection user={user} />
        <EmailSection user={user} />
      </div>
      <div className={classOf('password')}>
        <PasswordSection user={user} />
        <SecondFactorSection setup={data.secondFactors} />
        <PasskeysSection passkeys={data.passkeys} />
        <DevicesSection user={user} devices={data.devices} />
      </div>
      <div className={classOf('purchases')}>
        <PurchasesSection user={user} purchases={data.purchases} />
      </div>
      <div className={classOf('privacy')}>
        <PrivacySection mailPreferences={data.mailPreferences} />
      </div>
    </>
  )
}

/** Returns the newer version of the same account. */
const newerUser = (one: User, other: User | undefined): User =>
  other?.id === one.id && (other.updated_at ?? '') > (one.updated_at ?? '') ? other : one
