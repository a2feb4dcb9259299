import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
import { useFontError } from './use-font-error.ts'
import styles from './fonts.module.css'

interface FontItemProps {
  item: LibraryFile
  /** Receives the updated files of the library. */
  onChanged: (files: LibraryFile[]) => void
}

/** A font of the library: how it looks, its licence, where it is used, and its removal. */
export function FontItem({ item, onChanged }: FontItemProps) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const errorOf = useFontError()
  const mayEdit = useMay('editor')
  const { address, font, name } = item
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

  const [lightest, boldest] = font.weights
  const missing = [...new Set(`${font.missing.uz}${font.missing.ru}`)].join(' ')
  const isChanged = note.trim() !== item.note && note.trim() !== ''
  return (
    <li className={styles.item}>
      <h2 className={styles.name}>{font.family || name}</h2>
      <FontSample font={address} />
      <p className={styles.hint}>
        {t('fonts.facts', { name, size: Math.ceil(item.size / 1024) })}
        {' · '}
        {lightest === boldest
          ? t('fonts.weight', { weight: lightest })
          : t('fonts.weights', { from: lightest, to: boldest })}
        <br />
        {t('media.by', { name: item.uploadedBy, when: moment(item.uploadedAt) })}
      </p>
      {missing !== '' && <p className={styles.warning}>{t('fonts.missing', { letters: missing })}</p>}
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
