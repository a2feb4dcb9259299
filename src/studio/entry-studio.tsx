import '../ui/styles/styles.css'
import { createRoot } from 'react-dom/client'
import { watchActions } from './is-away.ts'
import { keepFocus } from './keyboard/keep-focus.ts'
import { StudioApp } from './studio-app.tsx'

watchActions()
keepFocus()
const root = document.getElementById('studio')
if (root) createRoot(root).render(<StudioApp />)
