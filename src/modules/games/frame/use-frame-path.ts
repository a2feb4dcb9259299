import { useLocation, useNavigate } from 'react-router-dom'
import { isFramePath } from '../../../../schemas/frames/frame-path.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { dialogDepth } from '../../../lib/browser/dialog-entries.ts'
import { pickQuery } from '../../../lib/urls/query.ts'

const pathKey = 'path'

export interface FramePath {
  /** What the address of the page says; `/` if it says nothing, or something that no frame may open. */
  path: string
  /** Makes what the frame shows the address of the page. */
  show: (path: string, options: { replace: boolean }) => void
}

/** The path within a frame, which is the query key `path` of the page, with an entry of the history for each. */
export function useFramePath(): FramePath {
  const navigate = useNavigate()
  const location = useLocation()
  const { search, hash } = location
  const wanted = pickQuery(search, [pathKey])[pathKey]
  const path = wanted !== undefined && isFramePath(wanted) ? wanted : '/'
  const history: unknown = location.state

  return {
    path,
    show(next, { replace }) {
      if (next === path) return
      // Closing what was opened last is a step back; a further entry would make "back" open it again.
      if (!replace && isRecord(history) && history['framePath'] === next) {
        // Dialogs have entries of their own at the same address.
        return void navigate(-1 - dialogDepth())
      }
      const query = new URLSearchParams(search)
      if (next === '/') query.delete(pathKey)
      else query.set(pathKey, next)
      void navigate(
        { search: query.toString(), hash },
        { replace, preventScrollReset: true, state: replace ? history : { framePath: path } },
      )
    },
  }
}
