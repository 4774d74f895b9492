/** The numbers page's entry point. */
document.querySelector('#app')?.setAttribute('aria-busy', 'true');
