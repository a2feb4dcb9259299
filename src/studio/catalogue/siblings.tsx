import type { ReactNode } from 'react'
import type { OpenDocument } from '../../../schemas/studio/answers.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useDocument, type EditedDocument } from '../editor/use-document.ts'
import { useOpened } from '../editor/use-opened.ts'
import { Loaded } from '../kit/loaded.tsx'

/** A catalogue in the editor. */
export interface EditedCatalogue {
  name: string
  edited: EditedDocument
}

interface SiblingsProps {
  /** Catalogues still to be opened. */
  names: readonly string[]
  opened?: readonly EditedCatalogue[]
  children: (catalogues: readonly EditedCatalogue[]) => ReactNode
}

/** Opens more catalogues beside the one in the editor, one after the other; each one saves itself. */
export function Siblings({ names, opened = [], children }: SiblingsProps) {
  const [name, ...others] = names
  if (name === undefined) return children(opened)
  return (
    <Sibling key={name} name={name}>
      {(edited) => (
        <Siblings names={others} opened={[...opened, { name, edited }]}>
          {children}
        </Siblings>
      )}
    </Sibling>
  )
}

interface SiblingProps {
  name: string
  children: (edited: EditedDocument) => ReactNode
}

function Sibling({ name, children }: SiblingProps) {
  const opened = useOpened('messages', name)
  return (
    <Loaded reading={opened} waiting={<Skeleton height="60vh" />}>
      {(open) => (
        <Edited name={name} open={open}>
          {children}
        </Edited>
      )}
    </Loaded>
  )
}

function Edited({ name, open, children }: SiblingProps & { open: OpenDocument }) {
  return children(useDocument('messages', name, open))
}
