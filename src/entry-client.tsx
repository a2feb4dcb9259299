import './ui/styles/styles.css'
import { start } from './app/boot/start.tsx'
import { logError } from './lib/log.ts'

const root = document.getElementById('root')
// Without its texts or its code the page stays as the server made it: it can be read, and its links lead on.
if (root !== null) start(root, import.meta.url).catch((error: unknown) => logError(error, { fatal: true }))
