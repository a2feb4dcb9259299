import { useId, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { textOf } from '../form-text.ts'
import { useAction } from '../use-action.ts'
import { ActionError } from '../kit/action-error.tsx'
import { TextField } from '../kit/field.tsx'
import { Stack } from '../kit/layout.tsx'
import { Subtitle } from '../kit/text.tsx'
import styles from './transfer.module.css'

/** Compares this site with another one, whose content is read with an access token of that site. */
export function SiteForm() {
  const { t } = useTranslation()
  const id = useId()
  const navigate = useNavigate()
  const { isPending, reason, run } = useAction(async (form: FormData) => {
    const url = textOf(form, 'url').trim()
    const token = textOf(form, 'token').trim()
    if (!/^https?:\/\/\S+$/.test(url)) return t('transfer.urlWrong')
    if (token === '') return t('transfer.tokenMissing')
    const answer = await callStudio('imports.pull', { url, token })
    await navigate(`/transfer/${answer.id}`)
    return undefined
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run(new FormData(event.currentTarget))
  }

  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <Subtitle id={`${id}-title`}>{t('transfer.compare')}</Subtitle>
      <p className={styles.hint}>{t('transfer.compareText')}</p>
      <Stack as="form" noValidate onSubmit={submit}>
        <TextField
          id={`${id}-url`}
          label={t('transfer.url')}
          required
          name="url"
          type="url"
          inputMode="url"
          maxLength={300}
          placeholder="https://"
        />
        <TextField
          id={`${id}-token`}
          label={t('transfer.token')}
          hint={t('transfer.tokenHint')}
          required
          name="token"
          type="password"
          maxLength={200}
        />
        <ActionError reason={reason} />
        <p role="status" className={styles.hint}>
          {isPending && t('transfer.reading')}
        </p>
        <div>
          <Button type="submit" variant="secondary" loading={isPending}>
            {t('transfer.compareNow')}
          </Button>
        </div>
      </Stack>
    </section>
  )
}
