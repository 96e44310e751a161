import type { User } from '@supabase/auth-js'
import { lazy, Suspense } from 'react'
import { loadModule } from '../entry/load-module.ts'
import { Page } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'

const load = () => loadModule(() => import('./lazy/second-factor-screen.tsx'))
const Screen = lazy(async () => ({ default: (await load()).SecondFactorScreen }))

/** Loaded only for accounts with two-factor authentication, to keep the sign-in small. */
export const SecondFactor = ({ user }: { user: User }) => (
  <Suspense
    fallback={
      <Page width="narrow">
        <Waiting>One moment…</Waiting>
      </Page>
    }
  >
    <Screen key={user.id} user={user} />
  </Suspense>
)
