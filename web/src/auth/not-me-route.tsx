import { securityLinkCopy } from '@course/content/site/pages/security-links'
import { SecurityLinkScreen } from './security-link-screen.tsx'

/** Opened from the email about an added authenticator app, passkey or recovery codes. */
export const Component = () => <SecurityLinkScreen name="undo-added-factor" copy={securityLinkCopy.undo} />
