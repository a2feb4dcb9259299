import './ui/styles.css'
import { start } from './app/start.tsx'

const root = document.getElementById('root')
if (root !== null) void start(root)
