import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { useAction } from '../use-action.ts'
import { Clashes } from './merge/clashes.tsx'
import type { EditedDocument } from './use-document.ts'
import { Message } from '../kit/message.tsx'
import { Alert } from '../kit/alert.tsx'
import styles from './editor.module.css'

/** Another user has edited the document in the meantime: what was merged, or what the editor has to decide. */
export function Conflict({ edited }: { edited: EditedDocument }) {
  const { t } = useTranslation()
  const { state, saver, merged } = edited
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
  if (state.status !== 'conflict')
    return (
      merged && (
        <Message tone="info" role="status">
          {merged.draft ? t('editor.merged', { name: merged.draft.savedBy }) : t('editor.mergedPublished')}
          <Button size="s" variant="ghost" onClick={edited.dismissMerged}>
            {t('close')}
          </Button>
        </Message>
      )
    )
  const { theirs, clashes } = state
  if (clashes.length > 0)
    return (
      <Clashes
        clashes={clashes}
        theirs={theirs}
        body={edited.body}
        onChoose={(choices) => saver.choose(choices)}
      />
    )

  return (
    <Alert className={styles.conflict}>
      <p>{theirs ? t('editor.conflict', { name: theirs.savedBy }) : t('editor.conflictGone')}</p>
      {reason && <p>{reason}</p>}
      <Button size="s" variant="secondary" loading={isPending} onClick={take}>
        {t('editor.takeTheirs')}
      </Button>
      <Button size="s" variant="outline" onClick={() => void saver.overwrite(theirs)}>
        {t('editor.keepMine')}
      </Button>
    </Alert>
  )
}
