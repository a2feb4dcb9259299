import { useTranslation } from 'react-i18next'
import type { BlockBox } from '../../../../schemas/studio/canvas-messages.ts'
import type { Fit } from '../../preview/canvas/fit.ts'
import type { ChangedBlock } from './changed-blocks.ts'
import { useChangeName } from './use-change-name.ts'
import styles from './comparison.module.css'

interface ChangeFramesProps {
  changes: readonly ChangedBlock[]
  chosen: ChangedBlock | null
  /** The displayed blocks, in pixels of the page. */
  boxes: readonly BlockBox[]
  idInPage: (id: string) => string
  fit: Fit
}

/** Room of a label above its frame, in pixels. */
const labelHeight = 22
/** Space between a block and its frame, which must not cover texts at the edge of the block. */
const gap = 4

/** The frame of a block, in pixels of the Studio: around the block, but never beside the page. */
function frameOf({ top, left, width, height }: BlockBox, { scale, shown }: Fit) {
  const start = Math.max(0, left * scale - gap)
  const end = Math.min(shown.width, (left + width) * scale + gap)
  return { top: top * scale - gap, left: start, width: end - start, height: height * scale + 2 * gap }
}

/** Outlines the changed blocks of a page. Screen readers have the steps from change to change. */
export function ChangeFrames({ changes, chosen, boxes, idInPage, fit }: ChangeFramesProps) {
  const { t } = useTranslation()
  const nameOf = useChangeName()
  return (
    <div className={styles.frames} aria-hidden="true">
      {changes.map((change) => {
        const box = boxes.find(({ id }) => id === idInPage(change.id))
        if (!box) return null
        const frame = frameOf(box, fit)
        return (
          <div
            key={change.id}
            className={styles.change}
            data-change={change.kind}
            data-chosen={change === chosen ? '' : undefined}
            data-inside={frame.top < labelHeight ? '' : undefined}
            style={frame}
          >
            <span className={styles.label}>{t('comparison.label', nameOf(change))}</span>
          </div>
        )
      })}
    </div>
  )
}
