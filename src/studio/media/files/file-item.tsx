import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FontFacts } from '../../../../schemas/files.ts'
import type { LibraryFile } from '../../../../schemas/studio/answers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { callStudio } from '../../call-studio.ts'
import { Confirm } from '../../editor/confirm.tsx'
import { UseList } from '../../editor/use-list.tsx'
import { Loaded } from '../../loaded.tsx'
import { useMay } from '../../session/use-session.ts'
import { useAction } from '../../use-action.ts'
import { useTimestamp } from '../../use-language.ts'
import { useStudioData } from '../../use-studio-data.ts'
import { FontSample } from './font-sample.tsx'
import { LicenceField } from './licence-field.tsx'
import { useFileError } from './use-file-error.ts'
import styles from './files.module.css'

interface FileItemProps {
  item: LibraryFile
  /** Receives the updated files of the library. */
  onChanged: (files: LibraryFile[]) => void
}

/** A font or sound of the library: how it looks or sounds, its licence, where it is used, and its removal. */
export function FileItem({ item, onChanged }: FileItemProps) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const errorOf = useFileError(item.kind)
  const mayEdit = useMay('editor')
  const { address, name, kind } = item
  const uses = useStudioData('files.uses', { address })
  const [note, setNote] = useState(item.note)
  const [isAsking, setIsAsking] = useState(false)
  const { isPending, reason, run } = useAction(async (action: 'save' | 'remove') => {
    onChanged(
      action === 'remove'
        ? await callStudio('files.remove', { address })
        : await callStudio('files.describe', { address, note }),
    )
  }, errorOf)

  const isChanged = note.trim() !== item.note && note.trim() !== ''
  return (
    <li className={styles.item}>
      <h2 className={styles.name}>{kind === 'font' ? item.font.family || name : name}</h2>
      {kind === 'font' ? (
        <FontSample font={address} />
      ) : (
        <audio className={styles.sound} src={address} controls preload="none" aria-label={name} />
      )}
      <p className={styles.hint}>
        {t('files.facts', { name, size: Math.ceil(item.size / 1024) })}
        {kind === 'font' && <Weights weights={item.font.weights} />}
        <br />
        {t('media.by', { name: item.uploadedBy, when: moment(item.uploadedAt) })}
      </p>
      {kind === 'font' && <MissingLetters missing={item.font.missing} />}
      <LicenceField value={note} onChange={setNote} isReadOnly={!mayEdit} isChecked />
      <Loaded reading={uses} waiting={<Skeleton height="32px" />}>
        {(found) => <UseList uses={found} />}
      </Loaded>
      {reason && <p role="alert">{reason}</p>}
      {mayEdit && (
        <div className={styles.choices}>
          {uses.data?.length === 0 && (
            <Button variant="danger" size="s" onClick={() => setIsAsking(true)}>
              {t('media.remove')}
            </Button>
          )}
          {isChanged && (
            <Button size="s" loading={isPending} onClick={() => run('save')}>
              {t('media.save')}
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <Confirm
          question={t('media.removeQuestion', { name })}
          verb={t('media.remove')}
          onConfirm={() => {
            setIsAsking(false)
            run('remove')
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </li>
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
  const letters = [...new Set(`${missing.uz}${missing.ru}`)].join(' ')
  if (letters === '') return null
  return <p className={styles.warning}>{t('files.font.missing', { letters })}</p>
}
