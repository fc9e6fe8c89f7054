// The five benchmark problems in kiwi: prints a line `problem views order cold-ns constraints edit-ns` for each.
// The problems are those of Tests/LinearOracle/Problems; each view has left, width, top and height.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

using namespace kiwi;
using Clock = std::chrono::steady_clock;

struct View { Variable left, width, top, height; };

struct Problem {
  Variable W{"W"}, H{"H"};
  double width = 0, editedWidth = 0, height = 0;
  std::vector<View> views;
  std::vector<Constraint> constraints;

  explicit Problem(int n) : views(n) {}
  void add(const Constraint &c) { constraints.push_back(c); }
  Expression right(int i) { return Expression({Term(views[i].left), Term(views[i].width)}); }
  Expression bottom(int i) { return Expression({Term(views[i].top), Term(views[i].height)}); }
};

static const double weak = strength::weak, medium = strength::medium, strong = strength::strong;

static Problem chain(int n) {
  Problem p(n);
  p.width = 8 + 48.0 * n; p.editedWidth = 8 + 55.0 * n; p.height = 600;
  p.add(p.views[0].left == 8.0);
  for (int i = 1; i < n; i++) p.add(p.views[i].left == p.right(i - 1) + 8.0);
  for (int i = 1; i < n; i++) p.add(p.views[i].width == p.views[0].width);
  for (int i = 0; i < n; i++) p.add(p.views[i].top == 8.0);
  for (int i = 0; i < n; i++) p.add(p.bottom(i) == p.H - 8.0);
  p.add(p.right(n - 1) == p.W - 8.0);
  return p;
}

static Problem tree(int n) {
  Problem p(n);
  p.width = p.height = 1000 + 200 * std::sqrt((double)n); p.editedWidth = p.width * 1.2;
  View &r = p.views[0];
  p.add(r.left == 8.0); p.add(r.top == 8.0);
  p.add(p.right(0) == p.W - 8.0); p.add(p.bottom(0) == p.H - 8.0);
  std::vector<int> depth(n, 0);
  for (int i = 1; i < n; i++) depth[i] = depth[(i - 1) / 4] + 1;
  for (int parent = 0; 4 * parent + 1 < n; parent++) {
    int first = 4 * parent + 1, last = std::min(4 * parent + 4, n - 1);
    bool row = depth[parent] % 2 == 0;
    View &q = p.views[parent];
    for (int i = first; i <= last; i++) {
      View &v = p.views[i], &f = p.views[first];
      if (row) {
        if (i == first) p.add(v.left == q.left + 8.0); else p.add(v.left == p.right(i - 1) + 8.0);
        if (i != first) p.add(v.width == f.width);
        p.add(v.top == q.top + 8.0); p.add(p.bottom(i) == p.bottom(parent) - 8.0);
      } else {
        if (i == first) p.add(v.top == q.top + 8.0); else p.add(v.top == p.bottom(i - 1) + 8.0);
        if (i != first) p.add(v.height == f.height);
        p.add(v.left == q.left + 8.0); p.add(p.right(i) == p.right(parent) - 8.0);
      }
    }
    if (row) p.add(p.right(last) == p.right(parent) - 8.0);
    else p.add(p.bottom(last) == p.bottom(parent) - 8.0);
  }
  return p;
}

static Problem form(int n) {
  Problem p(n);
  p.width = 640; p.editedWidth = 700; p.height = 600;
  int rows = n / 2;
  auto label = [&](int i) -> View & { return p.views[2 * i]; };
  auto field = [&](int i) -> View & { return p.views[2 * i + 1]; };
  for (int i = 0; i < rows; i++) {
    double intrinsic = 40 + 7 * ((37 * i) % 23);
    p.add(label(i).left >= 8.0);
    p.add((label(i).left == 8.0) | weak);
    p.add((label(i).width >= intrinsic) | strong);
    p.add((label(i).width <= intrinsic) | medium);
    p.add((label(i).height >= 16.0) | strong);
    p.add((label(i).height <= 16.0) | medium);
  }
  for (int i = 1; i < rows; i++) p.add(p.right(2 * i) == p.right(0));
  for (int i = 0; i < rows; i++) {
    p.add(field(i).left == p.right(2 * i) + 8.0);
    p.add(p.right(2 * i + 1) == p.W - 8.0);
    p.add(field(i).width >= 50.0);
    p.add(field(i).height == 22.0);
  }
  p.add(field(0).top == 8.0);
  for (int i = 1; i < rows; i++) p.add(field(i).top == p.bottom(2 * i - 1) + 8.0);
  for (int i = 0; i < rows; i++)
    p.add(label(i).top + 0.5 * label(i).height == field(i).top + 0.5 * field(i).height);
  return p;
}

static Problem grid(int n) {
  int side = (int)std::floor(std::sqrt((double)n));
  Problem p(side * side);
  p.width = p.height = 8 + 48.0 * side; p.editedWidth = 8 + 55.0 * side;
  auto at = [&](int r, int c) { return r * side + c; };
  for (int i = 1; i < side * side; i++) {
    p.add(p.views[i].width == p.views[0].width);
    p.add(p.views[i].height == p.views[0].height);
  }
  for (int r = 1; r < side; r++)
    for (int c = 0; c < side; c++) p.add(p.views[at(r, c)].left == p.views[c].left);
  for (int r = 0; r < side; r++)
    for (int c = 1; c < side; c++) p.add(p.views[at(r, c)].top == p.views[at(r, 0)].top);
  p.add(p.views[0].left == 8.0);
  p.add(p.views[0].top == 8.0);
  for (int k = 1; k < side; k++) {
    p.add(p.views[k].left == p.right(k - 1) + 8.0);
    p.add(p.views[at(k, 0)].top == p.bottom(at(k - 1, 0)) + 8.0);
  }
  p.add(p.right(side - 1) == p.W - 8.0);
  p.add(p.bottom((side - 1) * side) == p.H - 8.0);
  return p;
}

static Problem inequalities(int n) {
  Problem p(n);
  p.width = 8 + 100.0 * n; p.editedWidth = 8 + 95.0 * n; p.height = 600;
  for (int i = 0; i < n; i++) {
    p.add(p.views[i].width >= 20.0);
    p.add(p.views[i].width <= 200.0);
    p.add((p.views[i].width == 60.0 + 10 * (i % 7)) | weak);
  }
  for (int i = 1; i < n; i++) {
    p.add(p.views[i].left >= p.right(i - 1) + 8.0);
    p.add((p.views[i].left == p.right(i - 1) + 8.0) | weak);
  }
  p.add(p.views[0].left == 8.0);
  p.add(p.right(n - 1) == p.W - 8.0);
  for (int i = 0; i < n; i++) p.add(p.views[i].top == 8.0);
  for (int i = 0; i < n; i++) p.add(p.bottom(i) == p.H - 8.0);
  return p;
}

static double nanoseconds(Clock::time_point a, Clock::time_point b) {
  return std::chrono::duration<double, std::nano>(b - a).count();
}

int main(int argc, char **argv) {
  struct { const char *name; Problem (*make)(int); } problems[] = {
    {"chain", chain}, {"tree", tree}, {"form", form}, {"grid", grid}, {"inequalities", inequalities}};
  int most = argc > 1 ? atoi(argv[1]) : 1000;
  double patience = argc > 2 ? atof(argv[2]) : 20;  // Seconds a solve may be expected to take.
  for (auto &problem : problems)
    for (int reversed = 0; reversed < 2; reversed++) {
      double last = 0;
      for (int n = 10; n <= most; n *= 10) {
        // The time is assumed to grow with the cube of the size; a size that would take minutes is left out.
        if (last * 1e-9 * 1000 > patience * 10) break;
        int runs = n <= 100 ? 9 : 3;
        double cold = 1e300, edit = 1e300;
        size_t count = 0;
        for (int run = 0; run < runs; run++) {
          auto start = Clock::now();
          Problem p = problem.make(n);
          count = p.constraints.size();
          Solver s;
          s.addEditVariable(p.W, strength::strong * 10);
          s.addEditVariable(p.H, strength::strong * 10);
          s.suggestValue(p.W, p.width);
          s.suggestValue(p.H, p.height);
          if (reversed)
            for (size_t i = p.constraints.size(); i-- > 0;) s.addConstraint(p.constraints[i]);
          else
            for (auto &c : p.constraints) s.addConstraint(c);
          s.updateVariables();
          auto built = Clock::now();
          s.suggestValue(p.W, p.editedWidth);
          s.updateVariables();
          auto edited = Clock::now();
          cold = std::min(cold, nanoseconds(start, built));
          edit = std::min(edit, nanoseconds(built, edited));
          if (cold > patience * 1e9 / 3) break;
        }
        last = cold;
        printf("%s %d %s %.0f %zu %.0f\n", problem.name, n, reversed ? "reversed" : "written", cold, count, edit);
        fflush(stdout);
      }
    }
}
