document.querySelector('[data-close]')?.addEventListener('click', () => window.close())
window.close()
