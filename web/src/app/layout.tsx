import { Outlet } from 'react-router'
import { ToastProvider } from '../ui/toast.tsx'
import { Frame } from './frame.tsx'
import { SessionProvider } from './session.tsx'

/** What every page but the front page stands in. */
export function Component() {
  return (
    <SessionProvider>
      <ToastProvider>
        <Frame>
          <Outlet />
        </Frame>
      </ToastProvider>
    </SessionProvider>
  )
}
