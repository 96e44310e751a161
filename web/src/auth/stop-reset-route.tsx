import { securityLinkCopy } from '@course/content/site/pages/security-links'
import { SecurityLinkScreen } from './security-link-screen.tsx'

/** Opened from the email that announces a reset of two-factor authentication. */
export const Component = () => <SecurityLinkScreen name="stop-factor-reset" copy={securityLinkCopy.stop} />
