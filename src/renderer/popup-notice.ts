import { createContext } from 'react'

/** Why a popup opens, for the block that shows it; undefined: no reason is given. */
export const PopupNoticeContext = createContext<string | undefined>(undefined)
