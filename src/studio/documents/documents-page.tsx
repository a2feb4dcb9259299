import { isKind } from '../../../schemas/kinds/index.ts'
import { useParams } from 'react-router-dom'
import { EditorPage } from '../editor/editor-page.tsx'
import { SectionStart } from './section-start.tsx'
import { sectionOf } from './sections.ts'
import styles from './documents.module.css'

/** The open document; without one, what can be opened and created. */
export function DocumentsPage() {
  const { kind, name } = useParams()
  return (
    <main data-part="" className={styles.main} tabIndex={-1}>
      {isKind(kind) && name !== undefined ? (
        <EditorPage key={`${kind}/${name}`} kind={kind} name={name} />
      ) : (
        <SectionStart key={kind} section={sectionOf(kind)} />
      )}
    </main>
  )
}
