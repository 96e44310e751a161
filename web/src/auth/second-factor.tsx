import { mfaCopy } from '@course/content/site/auth/second-factor'
import type { User } from '@supabase/auth-js'
import { lazy, Suspense } from 'react'
import { loadModule } from '../app/starting/load-module.ts'
import { Page } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'

const load = () => loadModule(() => import('./second-factor-screen.tsx'))
const Screen = lazy(async () => ({ default: (await load()).SecondFactorScreen }))

/** Loads the screen that asks for the second factor; most sign-ins do not need its code. */
export const SecondFactor = ({ user }: { user: User }) => (
  <Suspense
    fallback={
      <Page width="narrow">
        <Waiting>{mfaCopy.challenge.loading}</Waiting>
      </Page>
    }
  >
    <Screen key={user.id} user={user} />
  </Suspense>
)
