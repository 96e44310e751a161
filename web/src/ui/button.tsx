import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonStyleProps = {
  /** primary: the main action of a screen; secondary: other actions; quiet: toolbars; danger: cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'normal' | 'small'
  /** Full width on phones, as wide as its text on larger screens. */
  wide?: boolean
}

const variants = {
  primary: 'bg-brand text-on-brand border-transparent hover:bg-brand-hover',
  secondary: 'bg-surface text-brand border-outline hover:border-brand hover:bg-wash',
  quiet: 'bg-transparent text-brand border-transparent hover:bg-wash',
  danger: 'bg-error text-surface border-transparent hover:bg-error/85',
}

const sizes = {
  normal: 'min-h-12 px-6 py-2.5 text-base',
  small: 'min-h-10 px-4 py-1.5 text-sm',
}

/** Button styles for elements other than <button>. */
export function buttonClass({
  variant = 'primary',
  size = 'normal',
  wide = false,
}: ButtonStyleProps = {}): string {
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-md border text-center font-semibold leading-snug',
    'transition-colors select-none',
    'disabled:border-transparent disabled:bg-hairline disabled:text-muted',
    'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-hairline',
    'aria-disabled:text-muted',
    variants[variant],
    sizes[size],
    wide && 'w-full sm:w-auto',
  )
}

type ButtonProps = ComponentProps<'button'> & ButtonStyleProps & { busy?: boolean }

/** While `busy`: spinner, no clicks. Not `disabled`, because that would drop the keyboard focus. */
export function Button({ variant, size, wide, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ variant, size, wide }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonStyleProps

export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(buttonClass({ variant, size, wide }), className)} />
}
