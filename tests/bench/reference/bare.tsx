/** The least that React can be: what the booker's first rendering is held against. */
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('app')!).render(
  <label>
    First Name <input />
  </label>,
);
