import { classNames } from './class-names.ts'
import { CopyButton } from './copy-button.tsx'
import { Field } from './field.tsx'

type LinkOnceProps = {
  url: string
  /** Says what to do with the link, and that it is not shown again. */
  text: string
  label: string
  copyLabel: string
  className?: string
}

/** A new link that cannot be shown again: the server keeps only a hash of its token. */
export const LinkOnce = ({ url, text, label, copyLabel, className }: LinkOnceProps) => (
  <div
    role="status"
    className={classNames('grid gap-3 rounded-md border border-brand bg-wash p-4', className)}
  >
    <p className="text-sm font-medium">{text}</p>
    <Field label={label} readOnly value={url} onFocus={({ target }) => target.select()} />
    <div className="justify-self-start">
      <CopyButton text={url} label={copyLabel} variant="secondary" />
    </div>
  </div>
)
