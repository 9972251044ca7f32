// Sharing disables tree-shaking, so the router is shared through this list of the exports that surfaces use. Remotes of
// earlier releases run with the router of the current shell: an export stays as long as a released remote may use it.
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
