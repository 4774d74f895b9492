/** The smallest React page, which the booker's first rendering is compared with. */
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('app')!).render(
  <label>
    <span>First Name</span>
    <input />
  </label>,
);
