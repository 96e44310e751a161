import type { Footer } from './types.ts'

/** Sample business details. The owner replaces them in the admin area. */
export const footer: Footer = {
  description: 'A self-paced course for leaders, managers, and professionals who need to make change work.',
  contact: {
    email: 'hello@example.com',
    address: ['Integrated Change Management', '100 Example Street, Suite 4', 'Springfield, IL 62701, USA'],
  },
  coaching: { label: 'Executive coaching', href: 'https://coaching.example.com/' },
  socialLinks: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { label: 'YouTube', href: 'https://www.youtube.com/' },
  ],
  copyright: '© 2026 Integrated Change Management. All rights reserved.',
}

/** Links to sections and pages of this site. */
export const footerLinks = {
  titles: { quickLinks: 'Quick links', support: 'Support', legal: 'Legal' },
  quickLinks: [
    { label: 'Why this course', section: 'overview' },
    { label: 'What you will learn', section: 'objectives' },
    { label: 'Table of contents', section: 'lessons' },
    { label: 'Reviews', section: 'testimonials' },
    { label: 'Price', section: 'enrollment' },
  ],
  supportLinks: [
    { label: 'Your account', href: '/welcome' },
    { label: 'Reset your password', href: '/password-reset' },
  ],
  emailLabel: 'Email support',
  legalLinks: [
    { label: 'Privacy Policy', href: '/privacy' },
    { label: 'Terms of Service', href: '/terms' },
  ],
} as const
