import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import { useEffect, useId, useMemo, useState } from 'react'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { FormView, type ExtendableForm, type FormState } from '../../../src/renderer/form/form-view.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { forgetUnsent } from '../../../forms/react/index.ts'
import { AccountCard, Loaded, useArrival } from '../../../src/modules/account/index.ts'
import { changedFields, narrowProfile, valuesOf } from '../profile-fields.ts'
import { focusFirstEmpty } from '../focus-first-empty.ts'
import styles from './profile-card.module.css'
import { SaveBar } from './save-bar.tsx'
import { load } from '../profile-form.load.ts'
import type { profileForm } from '../profile-form.schema.ts'

type ProfileAnswer = CallAnswer<'account.getprofileinfo'>
type FieldsAnswer = CallAnswer<'account.getPersonalDataFields'>

/** The player's personal data, in a form restricted to the fields that the platform allows. */
export function ProfileCard(block: BlockProps<typeof profileForm, ReactNode>) {
  const { t } = useTranslation()
  const { reason, offerReturn } = useArrival()
  const profile = useLoad(load, 'profile', block)
  const fields = useLoad(load, 'fields', block)
  return (
    <AccountCard id={block.id} title={t('profile.personal')} aside={t('profile.personalHint')}>
      <Loaded state={profile} height="420px">
        {(told) => (
          <Loaded state={fields} height="420px">
            {({ items }) => (
              <Fields
                formKey={block.props.form}
                profile={told}
                fields={items}
                asksForMissing={reason !== undefined}
                onSaved={() => {
                  profile.retry()
                  offerReturn()
                }}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </AccountCard>
  )
}

interface FieldsProps {
  formKey: string
  profile: ProfileAnswer
  fields: FieldsAnswer['items']
  /** The player came to fill in what another page needs. */
  asksForMissing: boolean
  onSaved: () => void
}

function Fields({ formKey, profile, fields, asksForMissing, onSaved }: FieldsProps) {
  const formId = useId()
  const saved = useMemo(() => valuesOf(profile), [profile])
  // Read once: values typed later are kept by the form itself.
  const [initial, setInitial] = useState({ attempt: 0, values: saved })
  const [values, setValues] = useState(saved)
  const [formState, setFormState] = useState<FormState>('absent')
  const changed = useMemo(() => changedFields(values, saved, fields), [values, saved, fields])
  const { document } = profile
  const extend = useMemo(
    () => (form: ExtendableForm) => narrowProfile(form, fields, document),
    [fields, document],
  )

  const isShown = formState !== 'absent'
  useEffect(() => {
    if (asksForMissing && isShown) focusFirstEmpty(formId)
  }, [asksForMissing, isShown, formId])

  function cancel() {
    forgetUnsent(formKey)
    setInitial(({ attempt }) => ({ attempt: attempt + 1, values: saved }))
    setValues(saved)
  }

  return (
    <div className={styles.form}>
      <FormView
        key={initial.attempt}
        formKey={formKey}
        id={formId}
        values={initial.values}
        extend={extend}
        payload={(sent) => changedFields(sent, saved, fields)}
        rows={fields.length}
        hideTitle
        hideSubmit
        onValuesChange={setValues}
        onStateChange={setFormState}
        onDone={onSaved}
      />
      <SaveBar
        formId={formId}
        changes={Object.keys(changed).length}
        formState={formState}
        onCancel={cancel}
      />
    </div>
  )
}
