import { useSearchParams } from 'react-router-dom'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { NewDocument } from './new-document.tsx'
import { templates } from './templates/templates.ts'

/** The dialog for a new document, at any address with the query `new`: it may name a template, or be `copy` with the
 * document `of`. */
export function Creation() {
  const [params, setParams] = useSearchParams()
  const mayEdit = useMay('editor')
  const isWanted = params.has('new') && mayEdit
  const { data, mutate } = useStudioData('documents.list', isWanted ? {} : null)
  if (!isWanted || !data) return null
  return (
    <NewDocument
      initial={params.get('new') === 'copy' ? 'copy' : templates.find(({ id }) => id === params.get('new'))}
      source={params.get('of') ?? undefined}
      documents={data}
      onMade={() => void mutate()}
      onCancel={() => setParams({}, { replace: true })}
    />
  )
}
