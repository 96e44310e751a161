import { accountTexts } from '@course/content/site/account'
import { signOut } from '../app/session.tsx'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import type { SectionProps } from './section.tsx'
import { accountSections } from './sections.ts'

/** Everything about the account of whoever is signed in. */
export function AccountScreen({ user }: SectionProps) {
  return (
    <>
      <div className="mb-10 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <PageTitle>{accountTexts.title}</PageTitle>
        <Button variant="secondary" onClick={signOut}>
          Logout
        </Button>
      </div>
      {accountSections.map(({ id, Section }) => (
        <div key={id} id={id}>
          <Section user={user} />
        </div>
      ))}
    </>
  )
}
