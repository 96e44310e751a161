import { accountCopy } from '@course/content/site/pages/account'
import { parseProfile, validateName } from '@course/contract/account/profile'
import { useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { controlClass, Field, FieldFrame } from '../ui/field.tsx'
import { useToast } from '../ui/toast.tsx'
import { saveProfile } from './requests.ts'
import { SectionFrame, type SectionProps } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useForm } from './use-form.ts'

const { profile: copy } = accountCopy

export function ProfileSection({ user }: SectionProps) {
  const saved = parseProfile(user.user_metadata)
  const [typedName, setName] = useState<string>()
  const [chosenZone, setZone] = useState<string>()
  const { isBusy, problem, field, setError, send } = useForm<'name'>()
  const toast = useToast()
  const name = typedName ?? saved.name ?? ''
  const zone = chosenZone ?? saved.timeZone ?? ''

  async function submit() {
    const text = validateName(name)
    if (text) return setError({ field: 'name', text })
    if (
      !(await send(
        () => saveProfile(name, zone),
        () => undefined,
      ))
    )
      return
    setName(undefined)
    setZone(undefined)
    toast(copy.saved)
  }

  return (
    <SectionFrame title={copy.title} intro={copy.intro}>
      <SectionForm submitLabel="Save profile" isBusy={isBusy} problem={problem} onSubmit={submit}>
        <Field
          {...field('name')}
          label="Name"
          name="name"
          autoComplete="name"
          hint={copy.nameHint}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FieldFrame label="Time zone" hint={copy.zoneHint}>
          {(controlProps) => (
            <select
              {...controlProps}
              value={zone}
              disabled={isBusy}
              onChange={(event) => setZone(event.target.value)}
              className={classNames(controlClass, 'pr-8')}
            >
              <option value="">{copy.deviceZone(zoneName(deviceZone()))}</option>
              {zonesWith(zone).map((timeZone) => (
                <option key={timeZone} value={timeZone}>
                  {zoneName(timeZone)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </SectionForm>
    </SectionFrame>
  )
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const zoneName = (zone: string) => zone.replaceAll('_', ' ')

/** Includes the saved zone, which may have another name in this browser. */
function zonesWith(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return chosen && !known.includes(chosen) ? [...known, chosen].sort() : known
}
