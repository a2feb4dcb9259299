import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../lib/browser/copy-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { useAction } from '../use-action.ts'
import type { PreviewLook } from './use-preview-token.ts'
import { ActionError } from '../kit/action-error.tsx'
import styles from './preview.module.css'

const weekInMinutes = 7 * 24 * 60

interface ShareLinkProps {
  /** Path of the page, including the language. */
  path: string
  look: PreviewLook
  /** Saves what was typed last. Returns false if the server does not have it. */
  settle: () => Promise<boolean>
}

/** A link that shows the drafts to a person without an account, with the current preview settings. */
export function ShareLink({ path, look, settle }: ShareLinkProps) {
  const { t } = useTranslation()
  const [link, setLink] = useState<string>()
  const [isCopied, setIsCopied] = useState(false)

  const { reason, run: share } = useAction(async () => {
    setLink(undefined)
    // The link shows the drafts as they are now, for as long as it works.
    if (!(await settle())) return t('preview.linkNotSaved')
    const params = { path, minutes: weekInMinutes, isShared: true, ...look }
    const address = `${location.origin}${(await callStudio('preview.link', params)).path}`
    setLink(address)
    setIsCopied(await copyText(address))
    return undefined
  })

  return (
    <>
      <Button variant="ghost" size="s" icon="copy" onClick={share}>
        {t('preview.link')}
      </Button>
      <ActionError reason={reason} />
      {link && (
        <p role="status" className={styles.link}>
          {t(isCopied ? 'preview.linkCopied' : 'preview.linkMade')}{' '}
          <a href={link}>{t('preview.linkShown')}</a>
        </p>
      )}
    </>
  )
}
