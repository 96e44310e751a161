import { accountCopy } from '@course/content/site/pages/account'
import type { ReactNode } from 'react'
import { PageTitle } from '../ui/page.tsx'
import type { SectionProps } from './section.tsx'
import { accountSections } from './sections.ts'

type AccountScreenProps = SectionProps & {
  logout: ReactNode
}

export function AccountScreen({ user, logout }: AccountScreenProps) {
  return (
    <>
      <div className="mb-10 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <PageTitle>{accountCopy.title}</PageTitle>
        {logout}
      </div>
      {accountSections.map(({ id, Section }) => (
        <div key={id} id={id}>
          <Section user={user} />
        </div>
      ))}
    </>
  )
}
