import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FontFacts } from '../../../../schemas/files.ts'
import type { DocumentUse, LibraryFile } from '../../../../schemas/studio/answers.ts'
import { figureDays } from '../../../../schemas/studio/results.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { callStudio } from '../../call-studio.ts'
import { Confirm } from '../../kit/confirm.tsx'
import { UseList } from '../../editor/use-list.tsx'
import { useDownloads } from '../../results/use-downloads.ts'
import { useMay } from '../../session/use-session.ts'
import { useAction } from '../../use-action.ts'
import { useBytes } from '../../use-bytes.ts'
import { useTimestamp } from '../../use-language.ts'
import { FontSample } from './font-sample.tsx'
import { LicenceField } from './licence-field.tsx'
import { useFileError } from './use-file-error.ts'
import { ActionError } from '../../kit/action-error.tsx'
import { Hint, Status } from '../../kit/text.tsx'
import { Message } from '../../kit/message.tsx'
import styles from './files.module.css'

interface FileItemProps {
  item: LibraryFile
  /** Receives the updated files of the library. */
  onChanged: (files: LibraryFile[]) => void
  onRemoved: (files: LibraryFile[]) => void
}

/** A font, a sound or a file to download: how it looks or sounds, its licence, where it is used, and its removal. */
export function FileItem({ item, onChanged, onRemoved }: FileItemProps) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const bytes = useBytes()
  const downloads = useDownloads(item.address, item.kind === 'document')
  const errorOf = useFileError(item.kind)
  const mayEdit = useMay('editor')
  const { address, name, kind } = item
  const [licence, setLicence] = useState(item.licence)
  const [isAsking, setIsAsking] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  // Loaded on request: finding the uses of a file reads all documents.
  const [uses, setUses] = useState<DocumentUse[]>()
  const removal = useRef<HTMLButtonElement>(null)
  const saving = useAction(async () => {
    setIsSaved(false)
    if (licence.trim() === '') return
    onChanged(await callStudio('files.describe', { address, licence }))
    setIsSaved(true)
  }, errorOf)
  const asking = useAction(async () => {
    setUses(uses ? undefined : await callStudio('files.uses', { address }))
  })
  const removing = useAction(async (isConfirmed: boolean) => {
    if (isConfirmed) {
      // The dialog that had the focus is gone.
      onRemoved(await callStudio('files.remove', { address }).finally(() => removal.current?.focus()))
      return undefined
    }
    const found = await callStudio('files.uses', { address })
    setIsAsking(found.length === 0)
    if (found.length === 0) return undefined
    setUses(found)
    return t('files.refusals.FileUsed')
  }, errorOf)

  const reason = saving.reason ?? asking.reason ?? removing.reason
  return (
    <li className={styles.item}>
      <h2 className={styles.name}>{kind === 'font' ? item.font.family || name : name}</h2>
      <Sample item={item} />
      <Hint>
        {t('files.facts', { name, size: bytes(item.size) })}
        {downloads !== undefined && ` · ${t('results.downloaded', { count: downloads, days: figureDays })}`}
        {kind === 'font' && <Weights weights={item.font.weights} />}
        <br />
        {t('media.by', { name: item.uploadedBy, when: moment(item.uploadedAt) })}
      </Hint>
      {kind === 'font' && <MissingLetters missing={item.font.missing} />}
      <LicenceField value={licence} onChange={setLicence} isReadOnly={!mayEdit} isChecked />
      {uses && <UseList uses={uses} isFile />}
      <ActionError reason={reason} />
      <Status>{isSaved && t('files.saved')}</Status>
      <div className={styles.choices}>
        <Button
          variant="secondary"
          size="s"
          aria-expanded={uses !== undefined}
          loading={asking.isPending}
          onClick={() => asking.run()}
        >
          {t('files.uses')}
        </Button>
        {mayEdit && (
          <>
            <Button
              ref={removal}
              variant="danger"
              size="s"
              loading={removing.isPending}
              onClick={() => removing.run(false)}
            >
              {t('media.remove')}
            </Button>
            <Button size="s" loading={saving.isPending} onClick={() => saving.run()}>
              {t('media.save')}
            </Button>
          </>
        )}
      </div>
      {isAsking && (
        <Confirm
          question={t('media.removeQuestion', { name })}
          verb={t('media.remove')}
          onConfirm={() => removing.run(true)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}

function Sample({ item: { kind, address, name } }: Pick<FileItemProps, 'item'>) {
  const { t } = useTranslation()
  if (kind === 'font') return <FontSample font={address} />
  if (kind === 'sound')
    return <audio className={styles.sound} src={address} controls preload="none" aria-label={name} />
  return (
    <a
      className={styles.download}
      href={address}
      download={name}
      aria-label={`${t('files.document.open')}: ${name}`}
    >
      <Icon name="download" size={18} />
      {t('files.document.open')}
    </a>
  )
}

function Weights({ weights: [lightest, boldest] }: Pick<FontFacts, 'weights'>) {
  const { t } = useTranslation()
  const text =
    lightest === boldest
      ? t('files.font.weight', { weight: lightest })
      : t('files.font.weights', { from: lightest, to: boldest })
  return ` · ${text}`
}

function MissingLetters({ missing }: Pick<FontFacts, 'missing'>) {
  const { t } = useTranslation()
  const letters = [...new Set(Object.values(missing).join(''))].join(' ')
  if (letters === '') return null
  return <Message tone="warning">{t('files.font.missing', { letters })}</Message>
}
