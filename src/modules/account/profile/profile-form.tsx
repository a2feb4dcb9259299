import { useEffect, useId, useMemo, useState } from 'react'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { FormView, type ExtendableForm, type FormState } from '../../../renderer/form/form-view.tsx'
import { useBlockData } from '../../../renderer/use-block-data.ts'
import { useSession } from '../../session/index.ts'
import { AccountCard, Loaded } from '../account-card.tsx'
import { useArrival } from './arrival.ts'
import { keepDraft, readDraft } from './profile-drafts.ts'
import { changedFields, narrowProfile, valuesOf } from './profile-fields.ts'
import styles from './profile-form.module.css'
import { SaveBar } from './save-bar.tsx'

type ProfileAnswer = CallAnswer<'account.getprofileinfo'>
type FieldsAnswer = CallAnswer<'account.getPersonalDataFields'>

interface ProfileFormProps {
  blockId: string
  /** Key of the form document with all possible fields. */
  formKey: string
  profile: LoadResult<ProfileAnswer> | undefined
  fields: LoadResult<FieldsAnswer> | undefined
}

/** The player's personal data, in a form restricted to the fields that the platform allows. */
export function ProfileForm({
  blockId,
  formKey,
  profile: firstProfile,
  fields: firstFields,
}: ProfileFormProps) {
  const { t } = useTranslation()
  const { offerReturn } = useArrival()
  const profile = useBlockData(
    blockId,
    'profile',
    () => callApi('account.getprofileinfo', { fields: 'document' }),
    firstProfile,
  )
  const fields = useBlockData(blockId, 'fields', () => callApi('account.getPersonalDataFields'), firstFields)
  return (
    <AccountCard id={blockId} title={t('profile.personal')} aside={t('profile.personalHint')}>
      <Loaded state={profile} height="420px">
        {(told) => (
          <Loaded state={fields} height="420px">
            {({ items }) => (
              <Fields
                formKey={formKey}
                profile={told}
                fields={items}
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
  onSaved: () => void
}

function Fields({ formKey, profile, fields, onSaved }: FieldsProps) {
  const uid = useSession().account?.uid ?? 0
  const formId = useId()
  const saved = useMemo(() => valuesOf(profile), [profile])
  // Read once: values typed later are kept by the form itself.
  const [initial, setInitial] = useState(() => ({ attempt: 0, values: { ...saved, ...readDraft(uid) } }))
  const [values, setValues] = useState(initial.values)
  const [formState, setFormState] = useState<FormState>('absent')
  const changed = useMemo(() => changedFields(values, saved, fields), [values, saved, fields])
  const { document } = profile
  const extend = useMemo(
    () => (form: ExtendableForm) => narrowProfile(form, fields, document),
    [fields, document],
  )
  useEffect(() => keepDraft(uid, changed), [uid, changed])

  function cancel() {
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
