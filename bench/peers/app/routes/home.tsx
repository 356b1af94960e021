export default function Home() {
  return <main>A plain site.</main>;
}
