import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { useAction } from '../use-action.ts'
import type { EditedDocument } from './use-document.ts'
import styles from './editor.module.css'

/** Another user has saved the document in the meantime: the editor decides which text to keep. */
export function Conflict({ edited }: { edited: EditedDocument }) {
  const { t } = useTranslation()
  const { state, saver } = edited
  const {
    isPending,
    reason,
    run: take,
  } = useAction(async () => {
    const now = await edited.reread()
    edited.put(now.draft?.document ?? now.published)
    // The text that was just loaded into the editor is already saved.
    saver.adopt(now.draft)
  })
  if (state.status !== 'conflict') return null
  const { theirs } = state

  return (
    <div role="alert" className={styles.conflict}>
      <p>{theirs ? t('editor.conflict', { name: theirs.savedBy }) : t('editor.conflictGone')}</p>
      {reason && <p>{reason}</p>}
      <Button size="s" variant="secondary" loading={isPending} onClick={take}>
        {t('editor.takeTheirs')}
      </Button>
      <Button size="s" variant="outline" onClick={() => void saver.overwrite(theirs)}>
        {t('editor.keepMine')}
      </Button>
    </div>
  )
}
