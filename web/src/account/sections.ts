import type { ReactNode } from 'react'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PurchasesSection } from './purchases-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import type { SectionProps } from './section.tsx'

type Section = { id: string; Section: (props: SectionProps) => ReactNode }

/** In page order. `id` is the anchor, as in `/account#profile`. */
export const accountSections: readonly Section[] = [
  { id: 'profile', Section: ProfileSection },
  { id: 'email', Section: EmailSection },
  { id: 'password', Section: PasswordSection },
  { id: 'second-factor', Section: SecondFactorSection },
  { id: 'passkeys', Section: PasskeysSection },
  { id: 'devices', Section: DevicesSection },
  { id: 'purchases', Section: PurchasesSection },
  { id: 'privacy', Section: PrivacySection },
]
