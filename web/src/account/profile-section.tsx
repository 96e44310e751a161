import { accountCopy } from '@course/content/site/pages/account'
import { parseProfile, validateName } from '@course/contract/account/profile'
import type { User } from '@supabase/auth-js'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Field, Select } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { SectionFrame } from '../ui/section-frame.tsx'
import { saveProfile } from './requests.ts'

const { profile: copy } = accountCopy

type Values = { name: string; timeZone: string }

export function ProfileSection({ user }: { user: User }) {
  const { name = '', timeZone: zone = '' } = parseProfile(user.user_metadata)
  const save = useMutation(({ name, timeZone }: Values) => saveProfile(name, timeZone), {
    success: copy.saved,
  })
  return (
    <SectionFrame id="profile" title={copy.title} intro={copy.intro}>
      <Form
        mutation={save}
        rules={{ name: validateName }}
        submitLabel={copy.save}
        submitVariant="secondary"
        resetsOnSuccess
      >
        <Field label={copy.name} name="name" autoComplete="name" hint={copy.nameHint} defaultValue={name} />
        {/* Keyed, because a select does not follow its default value. */}
        <Select key={zone} label={copy.zone} name="timeZone" hint={copy.zoneHint} defaultValue={zone}>
          <option value="">{copy.deviceZone(zoneName(deviceZone()))}</option>
          {zonesWith(zone).map((timeZone) => (
            <option key={timeZone} value={timeZone}>
              {zoneName(timeZone)}
            </option>
          ))}
        </Select>
      </Form>
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
