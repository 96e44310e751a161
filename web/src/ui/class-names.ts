/** Joins the class names that apply: `classNames('card', isOpen && 'is-open', className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
